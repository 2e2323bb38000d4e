import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { InlineParts } from "./allow-by-hash.ts";
import type { ComposedDocument } from "./compose-document.ts";

export type PageEncoding = "br" | "gzip" | "identity";

/** A page in every encoding that browsers request. */
export interface PreparedPage extends InlineParts {
  bodies: Record<PageEncoding, Buffer>;
  /** The quoted ETag of the HTML. */
  etag: string;
}

/** Compresses a page at maximum quality, because it is sent many times. */
export async function preparePage({ html, ...inline }: ComposedDocument): Promise<PreparedPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  const hash = createHash("sha256").update(identity).digest("base64url").slice(0, 22);
  return { ...inline, bodies: { br, gzip: gzipped, identity }, etag: `"${hash}"` };
}

/** The smallest encoding that the browser's `accept-encoding` allows. */
export function chooseEncoding(accepted = ""): PageEncoding {
  const refused = /;\s*q=0(\.0*)?$/;
  const names = accepted
    .split(",")
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !refused.test(entry))
    .map((entry) => entry.split(";")[0]?.trim());
  if (names.includes("br")) return "br";
  return names.includes("gzip") ? "gzip" : "identity";
}
