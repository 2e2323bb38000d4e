import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { findUnknownSettings } from "./find-unknown-settings.ts";

function rootWith(lines: string[]): string {
  const root = mkdtempSync(join(tmpdir(), "adjutant-env-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  writeFileSync(join(root, ".env"), lines.join("\n"));
  return root;
}

it("names a setting that does not exist, and the one that was probably meant", () => {
  expect(findUnknownSettings(rootWith(["PROT=3", "DATABSE_URL=x", "COLOUR_OF_THE_SKY=blue"]))).toEqual([
    "unknown setting COLOUR_OF_THE_SKY in .env; docs/settings.md lists them",
    "unknown setting DATABSE_URL in .env; did you mean DATABASE_URL?",
    "unknown setting PROT in .env; did you mean PORT?",
  ]);
});

it("is silent about settings, those of accounts, those of other programs, and keys for models", () => {
  const lines = [
    "PORT=3000",
    "# PROT=3",
    "GOTRUE_SITE_URL=x",
    "CHROMIUM_PATH=/x",
    "MISTRAL_API_KEY=x",
    "NODE_ENV=x",
  ];
  expect(findUnknownSettings(rootWith(lines))).toEqual([]);
});

it("is silent without the file", () => {
  expect(findUnknownSettings(join(tmpdir(), "adjutant-nowhere"))).toEqual([]);
});
