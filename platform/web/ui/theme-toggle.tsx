import { Moon, Sun } from "lucide-react";
import { useTheme } from "../theme/use-theme.ts";
import { IconButton } from "./icon-button.tsx";

/** Switches between the light and the dark page. */
export function ThemeToggle({ className }: { className?: string }) {
  const { theme, setTheme } = useTheme();
  const isDark = theme === "dark";
  return (
    <IconButton
      label={isDark ? "Use the light theme" : "Use the dark theme"}
      icon={isDark ? <Sun aria-hidden="true" size={16} /> : <Moon aria-hidden="true" size={16} />}
      side="bottom"
      onClick={() => setTheme(isDark ? "light" : "dark")}
      className={className}
    />
  );
}
