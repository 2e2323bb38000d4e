import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { precompress } from "../web/build/precompress.ts";
import { splitOutput } from "./build/split-output.ts";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** A front door only passes on: what nobody takes through it is not loaded. */
const treeshake = { moduleSideEffects: [{ test: /\/web\/index\.tsx$/, sideEffects: false }] };

const reactFiles = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Every feature declares its texts with them when it begins. */
const languageFiles = /\/platform\/web\/(language\/[^/]+|log)\.tsx?$/;

/** Two builds: what browsers load of the landing page, and what the server renders it with. */
export default defineConfig({
  root: here("."),
  plugins: [react(), tailwindcss(), splitOutput(), precompress()],
  define: { "process.env.NODE_ENV": JSON.stringify("production") },
  builder: {},
  environments: {
    client: {
      build: {
        target: "es2023",
        // As new as Tailwind itself asks for: colours need no second writing for older browsers.
        cssTarget: ["chrome111", "firefox128", "safari16.4"],
        manifest: true,
        // Fonts and pictures stay files: the page may not load `data:` addresses.
        assetsInlineLimit: 0,
        // The style sheet stands in the page; what the entry needs is not fetched before it is wanted.
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: here("client.ts"),
          preserveEntrySignatures: "strict",
          treeshake,
          // What is loaded later stands on it; spread among the rest, chunks would need one another to begin.
          output: {
            codeSplitting: {
              groups: [
                { name: "react", test: reactFiles },
                { name: "language", test: languageFiles },
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
