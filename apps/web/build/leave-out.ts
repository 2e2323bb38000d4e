import type { Plugin } from "vite";

/** Unused parts of libraries, with the exports that their library expects. */
const unused: readonly { of: RegExp; file: RegExp; names: readonly string[] }[] = [
  // GoTrueAdminApi stays, because signing out uses it. Unused here: sign-in with a wallet.
  {
    of: /@supabase\/auth-js\//,
    file: /lib\/web3\/ethereum(\.js)?$/,
    names: ["createSiweMessage", "fromHex", "getAddress", "toHex"],
  },
];

/** Replaces unused library code with empty modules, so that no browser loads it. */
export function leaveOut(): Plugin {
  return {
    name: "leave-out",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const index = unused.findIndex(({ of, file }) => importer && of.test(importer) && file.test(source));
      return index < 0 ? undefined : `\0left-out:${index}`;
    },
    load(id) {
      const left = unused[Number(/^\0left-out:(\d+)$/.exec(id)?.[1] ?? -1)];
      if (!left) return undefined;
      return left.names.map((name) => `export class ${name} {}`).join("\n");
    },
  };
}
