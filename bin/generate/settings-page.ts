import { describeSettings } from "#platform/server/config/describe-settings.ts";
import type { GeneratedFile } from "./generated-file.ts";

const introduction = `# Settings

Settings come from the environment and from the file \`.env\` in the checkout; the environment wins. The start validates
them: an invalid one ends it with a sentence that names the setting and its valid values. \`npm run generate\` writes this
page from the program's list.
`;

/** docs/settings.md, from the program's list of settings. */
export const settingsPage: GeneratedFile = {
  path: "docs/settings.md",
  make: async () => `${introduction}\n${describeSettings().trimEnd()}\n`,
};
