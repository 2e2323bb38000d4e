import { readdirSync, statSync } from "node:fs";
import { expect, it } from "vitest";
import { drawDiagram } from "#features/site/server/diagram/draw-diagram.ts";
import type { InstallationFacts } from "#features/site/server/diagram/installation-facts.ts";
import { findUntranslated } from "#platform/web/language/testing/find-untranslated.ts";
import { wordDiagram } from "../word-diagram.ts";
import { english } from "./english.ts";
import { german } from "./german.ts";

const kinds = ["openai", "anthropic", "google", "openai_compatible"] as const;
const models = kinds.flatMap((kind) => [true, false].map((isInside) => ({ kind, isInside })));

const voices = [
  { voice: "off", dictation: "off" },
  { voice: "program", dictation: "off" },
  { voice: "network", dictation: "network" },
  { voice: "outside", dictation: "outside" },
] as const;

/** Installations that have, between them, every kind of part that there is. */
const installations: readonly InstallationFacts[] = (
  ["none", "sandbox", "stripe-test", "stripe"] as const
).flatMap((payments) =>
  (["outbox", "log", "webhook", "twilio"] as const).flatMap((texts) =>
    [true, false].flatMap((isConnected) =>
      voices.map((voice) => ({
        ...voice,
        ...{ payments, texts },
        database: isConnected ? "external" : "embedded",
        files: isConnected ? "s3" : "folder",
        mail: isConnected ? "smtp" : "outbox",
        hasOwnWorker: isConnected,
        isSignInOutside: isConnected,
        isBrowsing: isConnected,
        isDemoOn: isConnected,
        models: isConnected ? models : [],
      })),
    ),
  ),
);

function sentencesOf(facts: InstallationFacts): string[] {
  const { nodes, flows, steps } = drawDiagram(facts, []).data;
  return [
    ...nodes.flatMap(({ label, variant, text }) => [label, variant, text]),
    ...flows.flatMap(({ label, data, why, kept }) => [label, data, why, kept]),
    ...steps.map(({ text }) => text),
  ];
}

const told = new Set(installations.flatMap(sentencesOf));

it("says everything around the picture in German", () => {
  expect(findUntranslated(english, german)).toEqual([]);
});

it("has German words for all that the server tells of any installation, and for nothing else", () => {
  expect(Object.keys(german.told).toSorted()).toEqual([...told].toSorted());
});

it("has a name and a sentence for every feature", () => {
  const folder = new URL("../../../../", import.meta.url);
  const features = readdirSync(folder).filter((name) => statSync(new URL(name, folder)).isDirectory());
  expect(Object.keys(german.toldFeatures).toSorted()).toEqual(features.toSorted());
});

it("has labels that are no longer than the boxes of the picture are wide", () => {
  const [boxOfPart, boxOfFeature] = [18, 13];
  const parts = installations.flatMap((facts) => wordDiagram(drawDiagram(facts, []), german).data.nodes);
  expect(parts.filter(({ label }) => label.length > boxOfPart)).toEqual([]);
  const features = Object.values(german.toldFeatures);
  expect(features.filter(({ label }) => label.length > boxOfFeature)).toEqual([]);
});

it("leaves what nobody has worded as the server tells it", () => {
  const [facts] = installations;
  if (!facts) throw new Error("There is no installation.");
  const diagram = drawDiagram(facts, []);
  expect(wordDiagram(diagram, english)).toEqual(diagram);
});
