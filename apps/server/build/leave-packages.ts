import type { Plugin } from "vite";

/** Keeps dynamically imported packages out of the bundle. They may be large or need the files beside them. */
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
