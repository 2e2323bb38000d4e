import type { Worded } from "#platform/server/audit/acts.ts";
import type { KeptData } from "#platform/server/erasure/kept-data.ts";
import type { Module } from "#platform/server/module.ts";
import type { Services } from "#platform/server/services.ts";
import type { KeptPart } from "../../contract/erasures/certificate.ts";
import type { KeptOfPerson } from "../../contract/index.ts";

const registered = new WeakMap<Services, readonly KeptData[]>();

/** What modules say, and what follows from what an erasure of the name alone leaves. */
export function keptByModules(modules: readonly Module[]): KeptData[] {
  const left = modules.flatMap(({ erasable = [] }) => erasable.filter(({ isNaming }) => !isNaming));
  const tables = [...new Set(left.map(({ table }) => table))].sort();
  return [
    ...modules.flatMap(({ keeps = [] }) => keeps),
    ...(tables.length > 0 ? [{ ...madeByNobody, tables }] : []),
  ];
}

/** An account that is deleted in name only leaves it. */
const madeByNobody = {
  isOfAnonymized: true,
  what: [
    "what the person made and others work with, under an id that leads to nobody; names in its texts stay",
    "was die Person geschaffen hat und womit andere arbeiten, unter einer Kennung, die zu niemandem führt; Namen in den Texten bleiben",
  ],
  ground: [
    "legitimate interest of those who work with it (GDPR Art. 6 (1) f)",
    "berechtigtes Interesse derer, die damit arbeiten (DSGVO Art. 6 Abs. 1 f)",
  ],
  until: ["until it or the account is deleted whole", "bis es oder das Konto ganz gelöscht wird"],
} as const;

/** What the modules of this server keep of erased people. */
export function registerKept(services: Services, kept: readonly KeptData[]): void {
  registered.set(services, kept);
}

const keptOf = (services: Services) => registered.get(services) ?? [];

/** For a certificate, whose words are English: they are signed. */
export function keptParts(services: Services, kind: "deleted" | "anonymized"): KeptPart[] {
  return keptOf(services)
    .filter(({ isOfAnonymized }) => !isOfAnonymized || kind === "anonymized")
    .map(({ tables, what, ground, until }) => ({
      tables,
      what: what[0],
      ground: ground[0],
      until: until[0],
    }));
}

export function presentKept(services: Services): KeptOfPerson[] {
  return keptOf(services).map(({ tables, what, ground, until, isOfAnonymized = false }) => ({
    ...{
      tables: [...tables],
      what: worded(what),
      ground: worded(ground),
      until: worded(until),
      isOfAnonymized,
    },
  }));
}

const worded = ([en, de]: Worded) => ({ en, de });
