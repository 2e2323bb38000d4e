import type { SaidText } from "#features/tools/server/index.ts";
import type { HistoryMessage } from "../run-host.ts";

/** A message as tools see it: the texts of files beside it are texts of their own, each with its label. */
export function withMaterials({ materials = [], ...message }: HistoryMessage): SaidText[] {
  const texts = materials.flatMap(({ integrity, readers, ...material }) =>
    material.type === "text" ? [{ role: message.role, text: material.text, integrity, readers }] : [],
  );
  return [...texts, message];
}
