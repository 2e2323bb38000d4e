import { buffer } from "node:stream/consumers";
import { setImmediate } from "node:timers/promises";
import type { Label } from "#platform/contract/label.ts";
import { query } from "#platform/server/command.ts";
import type { Ctx } from "#platform/server/context.ts";
import type { GivenFile, Passage } from "../../contract/index.ts";
import { type FileRow, listFiles } from "../file.repository.ts";
import { pictureKey } from "../file-blobs.ts";
import { labelOfFile } from "../label-of-file.ts";
import { listPassages } from "../reading.repository.ts";
import { rankPassages } from "./rank-passages.ts";
import { writeMaterial } from "./write-material.ts";

/** What a model is given of a file. Without material it only appears in the list of what was given. */
export interface GivenMaterial {
  file: GivenFile;
  material?: ({ type: "text"; text: string } | { type: "image"; mediaType: string; data: Uint8Array }) &
    Label;
}

interface Wanted {
  /** Where the files stand. */
  conversationId: string;
  fileIds: readonly string[];
  question: string;
  /** Null: not known. */
  contextTokens: number | null;
  seesImages: boolean;
}

/** Characters of all files together, for a model whose context is not known. */
const usualCharacters = 60_000;
const mostCharacters = 120_000;
/** A small part of the context, at three characters a token. The conversation and the answer need the rest. */
const charactersPerToken = 1.2;
/** Of one file of which only passages are given. More would bury what fits. */
const passageCharacters = 16_000;
const mostPlaces = 100;
const everything = { after: 0, limit: 20_000 };

/**
 * What the caller's model is given of files that the caller may read, by id: each whole where all fit, else the
 * passages that fit the question. Acts as the caller. A file that is gone is not in it.
 */
export async function readMaterial(ctx: Ctx, wanted: Wanted): Promise<Map<string, GivenMaterial>> {
  const rows = await query(ctx, ({ db }) => listFiles(db, wanted.fileIds));
  const given = new Map<string, GivenMaterial>();
  // The smallest first, so that what they leave of their share is for the larger ones.
  const texts = rows.filter(({ kind }) => kind !== "image").sort(bySize);
  let left = budgetOf(wanted.contextTokens);
  for (const [index, row] of texts.entries()) {
    const text = await readText(ctx, row, { ...wanted, share: Math.floor(left / (texts.length - index)) });
    given.set(row.id, text.given);
    left -= text.characters;
    // Ranking a long file takes a while, in which others have their turn.
    await setImmediate();
  }
  for (const row of rows) if (row.kind === "image") given.set(row.id, await readImage(ctx, row, wanted));
  return given;
}

function bySize(a: FileRow, b: FileRow): number {
  return (a.character_count ?? 0) - (b.character_count ?? 0);
}

function budgetOf(contextTokens: number | null): number {
  if (contextTokens === null) return usualCharacters;
  return Math.min(mostCharacters, Math.floor(contextTokens * charactersPerToken));
}

async function readText(
  ctx: Ctx,
  row: FileRow,
  { question, share, conversationId }: Pick<Wanted, "question" | "conversationId"> & { share: number },
): Promise<{ given: GivenMaterial; characters: number }> {
  const { id, name, character_count } = row;
  const passages = await query(ctx, ({ db }) => listPassages(db, id, everything));
  const isWhole = (character_count ?? 0) <= share;
  const chosen = isWhole ? passages : choose(passages, question, Math.min(share, passageCharacters));
  const as = isWhole ? "whole" : "passages";
  const places = isWhole ? [] : [...new Set(chosen.map(({ place }) => place))].slice(0, mostPlaces);
  if (chosen.length === 0)
    return { given: { file: { fileId: id, name, as: "nothing", places } }, characters: 0 };
  const text = writeMaterial(name, chosen, isWhole);
  return {
    given: {
      file: { fileId: id, name, as, places },
      material: { type: "text", text, ...labelOfFile(row, conversationId) },
    },
    characters: text.length,
  };
}

/** As many of the best passages as fit, in the order of the file. */
function choose(passages: readonly Passage[], question: string, most: number): Passage[] {
  let left = most;
  const chosen: Passage[] = [];
  for (const passage of rankPassages(passages, question)) {
    left -= passage.text.length;
    if (left < 0) break;
    chosen.push(passage);
  }
  return chosen.sort((a, b) => a.number - b.number);
}

async function readImage(
  ctx: Ctx,
  row: FileRow,
  { seesImages, conversationId }: Wanted,
): Promise<GivenMaterial> {
  const file = { fileId: row.id, name: row.name, places: [] };
  const label = labelOfFile(row, conversationId);
  const note = (text: string) => ({ type: "text" as const, text: `Image “${row.name}”: ${text}`, ...label });
  if (!seesImages) {
    return {
      file: { ...file, as: "unseen_image" },
      material: note("you cannot see images, so say that you did not see it."),
    };
  }
  const blob = await ctx.services.blobs.find(
    pictureKey({ workspaceId: row.workspace_id, hash: row.content_hash }),
  );
  if (!blob) return { file: { ...file, as: "nothing" } };
  const data = await buffer(blob.stream);
  return {
    file: { ...file, as: "image" },
    material: { type: "image", mediaType: "image/jpeg", data, ...label },
  };
}
