import { describeSettings } from "#platform/server/config/describe-settings.ts";
import type { GeneratedFile } from "./generated-file.ts";

const introduction = `# Settings

Settings are read from the environment and from the file \`.env\` in the checkout; the environment wins. They are checked
when the program starts: a wrong one ends the start with a sentence that names it and says what would be right.
This page is made from the program's own list by \`npm run generate\`.
`;

/** docs/settings.md, from the program's own list of settings. */
export const settingsPage: GeneratedFile = {
  path: "docs/settings.md",
  make: async () => `${introduction}\n${describeSettings().trimEnd()}\n`,
};
