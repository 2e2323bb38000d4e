import { fileURLToPath } from "node:url";
import { build, type Plugin } from "vite";

const address = "/tracking.js";
const entry = fileURLToPath(new URL("../../../features/tracking/web/script/main.ts", import.meta.url));

/** Builds `/tracking.js` as one file, which pages outside the application load too. */
export function buildTrackingScript(): Plugin {
  let folder = "";
  return {
    name: "build-tracking-script",
    configResolved: (config) => {
      folder = config.build.outDir;
    },
    configureServer: (server) => {
      server.middlewares.use((request, _reply, next) => {
        if (request.url === address) request.url = `/@fs${entry}`;
        next();
      });
    },
    writeBundle: async () => {
      await build({
        configFile: false,
        logLevel: "warn",
        build: {
          outDir: folder,
          emptyOutDir: false,
          copyPublicDir: false,
          target: "es2023",
          modulePreload: false,
          rolldownOptions: { input: entry, output: { entryFileNames: address.slice(1) } },
        },
      });
    },
  };
}
