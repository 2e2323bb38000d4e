import { dirname, relative, sep } from "node:path";
import type { Plugin } from "vite";

/** Each module finds its files where they lie in the checkout, although its code lies in `dist/server`. */
export function keepPlaces(checkout: string): Plugin {
  return {
    name: "keep-places",
    enforce: "pre",
    transform(code, id) {
      if (id.startsWith("\0") || id.includes("node_modules") || !/import\.meta\.(url|dirname)/.test(code))
        return null;
      const path = relative(checkout, id).split(sep).join("/");
      // On the same line, so that traces stay right.
      return { code: placed(code, `../../${path}`), map: null };
    },
  };
}

/** `code` with the address of `path`, seen from the built file, in place of its own. */
export function placed(code: string, path: string): string {
  return code.replaceAll(/import\.meta\.(url|dirname)/g, (_, name) =>
    name === "url"
      ? `new URL(${JSON.stringify(path)}, import.meta.url).href`
      : `process.getBuiltinModule("node:path").join(import.meta.dirname, ${JSON.stringify(dirname(path))})`,
  );
}
