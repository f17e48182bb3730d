import type { Config } from "tailwindcss"

export default {
  presets: [require("nativewind/preset")],
  content: ["./**/*.tsx"],
  theme: {
    borderRadius: { sm: "6px", md: "10px", lg: "16px", full: "9999px" },
    fontSize: { xs: ["12px", "16px"], sm: ["14px", "20px"] },
    boxShadow: { md: "0 4px 12px rgb(0 0 0 / 0.12)" },
    extend: {
      colors: {
        card: "var(--card)",
        ink: "var(--ink)",
        "ink-muted": "var(--ink-muted)",
        "ink-faint": "var(--ink-faint)",
        gold: "var(--gold)",
        alert: "var(--alert)",
        "on-alert": "var(--on-alert)",
      },
    },
  },
} satisfies Config
