import type { ThemeChoice } from "#platform/web/theme/theme-choice.ts";
import { useTheme } from "#platform/web/theme/use-theme.ts";
import { Panel } from "#platform/web/ui/panel.tsx";

const choices: readonly { value: ThemeChoice; label: string; text: string }[] = [
  { value: "system", label: "System", text: "Follows your device" },
  { value: "light", label: "Light", text: "Ink on paper" },
  { value: "dark", label: "Dark", text: "Paper on ink" },
];

/** The theme of this browser. */
export function ThemeSetting() {
  const { choice, setTheme } = useTheme();
  return (
    <Panel title="Theme" description="Saved in this browser.">
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">Theme</legend>
        {choices.map(({ value, label, text }) => (
          <label
            key={value}
            className="flex gap-2.5 rounded-md border border-line-2 bg-paper-1 p-3 has-checked:border-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="theme"
              value={value}
              checked={choice === value}
              onChange={() => setTheme(value)}
              className="mt-1 accent-(--accent) outline-none"
            />
            <span>
              <span className="block font-medium">{label}</span>
              <span className="block text-xs text-ink-2">{text}</span>
            </span>
          </label>
        ))}
      </fieldset>
    </Panel>
  );
}
