import type { Setting } from "./setting.ts";
import { settings } from "./settings.ts";

/** All settings as a Markdown table, for docs/settings.md. */
export function describeSettings(): string {
  const rows = Object.entries(settings).map(
    ([name, { defaultValue, description }]: [string, Setting]) =>
      `| \`${name}\` | ${defaultValue ? `\`${defaultValue}\`` : ""} | ${description} |`,
  );
  return ["| Setting | Default | What it does |", "|---|---|---|", ...rows, ""].join("\n");
}
