import type { Plugin } from "vite";

/** Parts of libraries that the product never calls, each with the classes or functions that its library expects. */
const unused: readonly { of: RegExp; file: RegExp; names: readonly string[] }[] = [
  // GoTrueAdminApi stays: through it the library ends a session when somebody signs out.
  // Signing in with a wallet.
  {
    of: /@supabase\/auth-js\//,
    file: /lib\/web3\/ethereum(\.js)?$/,
    names: ["createSiweMessage", "fromHex", "getAddress", "toHex"],
  },
];

/** Puts something empty in the place of what nobody calls, so that no browser loads it. */
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
