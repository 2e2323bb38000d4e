import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Picture } from "#features/site/web/pictures/picture.ts";
import { root } from "../setup/root.ts";

/** Writes the list of pictures for the pages that show them. */
export async function writeManifest(pictures: Record<string, Picture>): Promise<void> {
  const lines = Object.entries(pictures)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, picture]) => `  ${JSON.stringify(name)}: ${JSON.stringify(picture)},`);
  const text = `// Made by npm run pictures.
import type { Picture } from "./picture.ts";

export const pictures = {
${lines.join("\n")}
} satisfies Record<string, Picture>;

export type PictureName = keyof typeof pictures;
`;
  await writeFile(join(root, "features/site/web/pictures/pictures.gen.ts"), text);
}
