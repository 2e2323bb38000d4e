import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../web/build/precompress.ts";
import { splitOutput } from "./build/split-output.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Front doors only re-export. What nobody imports through them is dropped. */
const treeshake = { moduleSideEffects: [{ test: /\/web\/index\.tsx$/, sideEffects: false }] };

/** With the icons, which are made with React when their chunk is loaded. */
const reactFiles = /\/node_modules\/(react|react-dom|scheduler|lucide-react)\//;

/** One chunk, because every feature declares its texts with these at load. */
const languageFiles = /\/platform\/web\/(language\/[^/]+|log)\.tsx?$/;

/** Whose tab it is, and how the server is asked. Everything later depends on these. */
const baseFiles = /\/platform\/web\/(personal-data|api)\/[^/]+\.ts$/;

/** The session, its client and the frame of account pages, which the dialog and its later parts share. */
const accountFiles = /\/features\/auth\/web\/(auth-(client|failure|frame)|data-client|session)\.tsx?$/;

/** Two builds: the browser's part of the landing page, and the server's renderer. */
export default defineConfig({
  root: here("."),
  plugins: [react(), tailwindcss(), splitOutput(), precompress()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  builder: {},
  environments: {
    client: {
      build: {
        target: "es2023",
        // The same targets as Tailwind, so colours need no fallbacks for older browsers.
        cssTarget: ["chrome111", "firefox128", "safari16.4"],
        manifest: true,
        // Fonts and pictures stay files, because the page's policy forbids `data:` URLs.
        assetsInlineLimit: 0,
        // The style sheet is inlined, and the entry's imports are not preloaded.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: here("client.ts"),
          preserveEntrySignatures: "strict",
          treeshake,
          // Later chunks depend on it. Spread among them, chunks would import one another.
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: reactFiles },
                { name: "language", test: languageFiles },
                // The page itself needs these, and no chunk of later parts.
                {
                  name: "first",
                  test: /vite\/preload-helper|\/(theme-choice|workspace-of-tab|page-owner)\.ts$/,
                  priority: 1,
                },
                { name: "base", test: baseFiles },
                { name: "accounts", test: accountFiles },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      build: {
        target: "node24",
        ssr: true,
        copyPublicDir: false,
        rolldownOptions: { input: here("render.tsx"), treeshake },
      },
    },
  },
});
