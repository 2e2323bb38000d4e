import type {
  Artifact,
  ArtifactAnywhere,
  ArtifactKind,
  ListedArtifact,
} from "#features/artifacts/contract/index.ts";

export const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const long =
  "Donaudampfschifffahrtsgesellschaft_and_other_names_that_nobody_would_give_and_that_have_no_space";
const at = "2026-11-24T09:00:00.000Z";

export const contents: Record<ArtifactKind, string> = {
  document: `# Sales\n\nSales **rose** by 4 %.\n\n- North\n- South\n\n| Region | Sum |\n| --- | --- |\n| North | 12 |\n\n${long}\n`,
  table: `Region,Sum,Note\nNorth,"1,200",Rose\nSouth,-300,"two\nlines"\n${long},7,\n`,
  code: `function total(sums) {\n  // ${long} ${long}\n  return sums.reduce((all, sum) => all + sum, 0);\n}\n`,
  diagram: "flowchart LR\n  Order --> Invoice\n  Invoice --> Payment\n",
  chart: JSON.stringify({
    ...{ type: "bar", title: "Sales", labels: ["Q1", "Q2"] },
    series: [
      { name: "North", values: [3, 5] },
      { name: "South", values: [2, 1] },
    ],
  }),
  html: "<!doctype html><style>body{background:#fff;color:#111}</style><h1>Hello</h1>",
};

export const version = {
  ...{ number: 3, writer: { id: idOf(90), name: "Eva Example" }, isByAssistant: false, note: "" },
  ...{ restoredFrom: null, characters: 40, createdAt: at },
};

export function artifact(kind: ArtifactKind, more: Partial<Artifact> = {}): Artifact {
  return {
    ...{ id: idOf(1), conversationId: idOf(2), kind, title: "Report", version: 3, updatedAt: at },
    ...{ language: kind === "code" ? "javascript" : null, content: contents[kind], newest: version },
    ...{ integrity: "user", owner: { id: idOf(90), name: "Eva Example" } },
    conversation: { id: idOf(2), title: "Sales of the year" },
    abilities: { save: true, delete: true, share: true },
    ...more,
  };
}

export const versions = [
  version,
  { ...version, number: 2, isByAssistant: true, note: `Costs, ${long}` },
  { ...version, number: 1, writer: { id: null, name: "" }, restoredFrom: null },
];

const kinds: ArtifactKind[] = ["document", "table", "code", "diagram", "chart", "html"];
export const listed: ListedArtifact[] = kinds.map((kind, index) => ({
  ...{ id: idOf(index + 1), conversationId: idOf(2), kind, title: index === 1 ? long : `A ${kind}` },
  ...{ language: null, version: index + 1, updatedAt: at },
}));

/** Of several conversations. The last one is shared by itself. */
export const anywhere: ArtifactAnywhere[] = listed.map((one, index) => ({
  ...one,
  owner: index === 2 ? null : { id: idOf(90), name: index === 1 ? long : "Eva Example" },
  conversation: index === 5 ? null : { id: idOf(2), title: ["Sales of the year", long, ""][index % 3] ?? "" },
  restorableUntil: null,
}));

const tomorrow = new Date(Date.now() + 20 * 3_600_000).toISOString();
export const deleted = anywhere.map((one) => ({ ...one, restorableUntil: tomorrow }));
