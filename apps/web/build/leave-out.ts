import { dirname } from "node:path";
import type { Plugin } from "vite";

interface LeftOut {
  /** The modules that import it, by path. */
  of: RegExp;
  file: RegExp;
  /** What stands in its place, with the exports that the library expects; `folder` is that of the importer. */
  code: (folder: string) => string;
}

/** Functions that do nothing: either nobody calls them here, or their library goes on without a result. */
const idle =
  (...names: string[]) =>
  () =>
    names.map((name) => `export function ${name}() {}`).join("\n");

/** Parts of libraries that this product does not use. */
const unused: readonly LeftOut[] = [
  // Sign-in with a wallet.
  {
    of: /@supabase\/auth-js\//,
    file: /lib\/web3\/ethereum(\.js)?$/,
    code: idle("createSiweMessage", "fromHex", "getAddress", "toHex"),
  },
  // The calls of an installation's service key. Signing out is one of them, and the only one a browser makes.
  {
    of: /@supabase\/auth-js\//,
    file: /\.\/GoTrueAdminApi(\.js)?$/,
    code: (folder) => `
      import { _request } from "${folder}/lib/fetch.js";
      import { isAuthError } from "${folder}/lib/errors.js";
      export default class SignOutApi {
        constructor(options) { Object.assign(this, options); }
        async signOut(jwt, scope = "global") {
          const { fetch, headers, url } = this;
          try {
            await _request(fetch, "POST", url + "/logout?scope=" + scope, { headers, jwt, noResolveJson: true });
            return { data: null, error: null };
          } catch (error) {
            if (isAuthError(error)) return { data: null, error };
            throw error;
          }
        }
      }`,
  },
  // Links that prefetch, and documents that the router's own server renders.
  {
    of: /react-router\/.*\/lib\/dom\/lib\.js$/,
    file: /\/ssr\/components\.js$/,
    code: () => `
      import { createContext } from "react";
      export const FrameworkContext = createContext(undefined);
      export const PrefetchPageLinks = () => null;
      export const usePrefetchBehavior = () => [false, undefined, {}];
      export const mergeRefs = (ref) => ref;`,
  },
  // Hooks for programs that measure the router.
  {
    of: /react-router\/.*\/lib\/router\//,
    file: /\/instrumentation\.js$/,
    code: idle(
      "consumeInstrumentationClientResultMetaReceiver",
      "getRouteInstrumentationUpdates",
      "instrumentClientSideRouter",
    ),
  },
];

/** Replaces unused library code, so that no browser loads it. */
export function leaveOut(): Plugin {
  const found = new Set<number>();
  return {
    name: "leave-out",
    apply: "build",
    enforce: "pre",
    resolveId(source, importer) {
      const index = unused.findIndex(({ of, file }) => importer && of.test(importer) && file.test(source));
      if (index >= 0) found.add(index);
      return index < 0 ? undefined : `\0left-out:${index}:${dirname(importer ?? "")}`;
    },
    buildEnd(error) {
      // A library that moved its files would be loaded whole, and nobody would notice.
      const missed = unused.filter((_, index) => !found.has(index));
      if (!error && missed.length > 0)
        this.error(`Not left out: ${missed.map(({ file }) => file).join(", ")}`);
    },
    load(id) {
      const [, index = -1, folder = ""] = /^\0left-out:(\d+):(.*)$/.exec(id) ?? [];
      return unused[Number(index)]?.code(folder);
    },
  };
}
