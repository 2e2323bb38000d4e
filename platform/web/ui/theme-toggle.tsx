import { Moon, Sun } from "lucide-react";
import { sharedTexts } from "../language/shared-texts/shared-texts.ts";
import { useTexts } from "../language/texts.ts";
import { useTheme } from "../theme/use-theme.ts";
import { IconButton } from "./icon-button.tsx";

/** Switches between the light and the dark theme. */
export function ThemeToggle({ className }: { className?: string }) {
  const { theme, setTheme } = useTheme();
  const { theme: words } = useTexts(sharedTexts);
  const isDark = theme === "dark";
  return (
    <IconButton
      label={isDark ? words.light : words.dark}
      icon={isDark ? <Sun aria-hidden="true" size={16} /> : <Moon aria-hidden="true" size={16} />}
      side="bottom"
      onClick={() => setTheme(isDark ? "light" : "dark")}
      className={className}
    />
  );
}
