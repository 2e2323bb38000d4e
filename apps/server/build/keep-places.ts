import { dirname, relative, sep } from "node:path";
import type { Plugin } from "vite";

/** Makes `import.meta.url` and `import.meta.dirname` of bundled modules refer to their sources in the checkout. */
export function keepPlaces(checkout: string): Plugin {
  return {
    name: "keep-places",
    enforce: "pre",
    transform(code, id) {
      if (id.startsWith("\0") || id.includes("node_modules") || !/import\.meta\.(url|dirname)/.test(code))
        return null;
      const path = relative(checkout, id).split(sep).join("/");
      // Adds no lines, so stack traces stay correct.
      return { code: placed(code, `../../${path}`), map: null };
    },
  };
}

/** Replaces `import.meta.url` and `.dirname` by those of `path`, which is relative to the built file. */
export function placed(code: string, path: string): string {
  return code.replaceAll(/import\.meta\.(url|dirname)/g, (_, name) =>
    name === "url"
      ? `new URL(${JSON.stringify(path)}, import.meta.url).href`
      : `process.getBuiltinModule("node:path").join(import.meta.dirname, ${JSON.stringify(dirname(path))})`,
  );
}
