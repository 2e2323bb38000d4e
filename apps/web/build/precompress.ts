import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Plugin } from "vite";

const compress = promisify(brotliCompress);

/** Below that, the headers of compression cost what it saves. */
const smallestBytes = 400;

/** Writes a `.br` file beside every text file of a build, so that the server need not compress at runtime. */
export function precompress(): Plugin {
  let folder = "";
  return {
    name: "precompress",
    apply: "build",
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" });
      await Promise.all(files.filter(isText).map((file) => compressFile(join(folder, file))));
    },
  };
}

function isText(file: string): boolean {
  return /\.(js|css|html|svg|json|webmanifest|txt)$/.test(file);
}

async function compressFile(path: string): Promise<void> {
  const content = readFileSync(path);
  if (content.length < smallestBytes) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  writeFileSync(`${path}.br`, await compress(content, { params }));
}
