import type { Plugin } from "vite";

/** What the sources load when they use it stays a package: it may be large, or bring files that only work in their place. */
export function leavePackages(): Plugin {
  return {
    name: "leave-packages",
    enforce: "pre",
    resolveId(source, _importer, { kind }) {
      const isPackage = /^(@[\w-]+\/)?[\w-]/.test(source);
      return kind === "dynamic-import" && isPackage ? { id: source, external: true } : null;
    },
  };
}
