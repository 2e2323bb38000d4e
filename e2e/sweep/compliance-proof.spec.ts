import { answers, fails, sweep } from "./sweep.ts";

const address = "**/api/v1/compliance/logs?*";
const log = {
  id: "0193a000-0000-7000-8000-000000000001",
  origin: "adjutant.example.com/log/0193a000-0000-7000-8000-000000000002/20261128T080000000Z",
  generation: 2,
  openedAt: "2026-11-28T08:00:00.000Z",
  closedAt: null,
  closedBecause: null,
  size: 1_204_331,
  checkpoint: {
    size: 1_204_330,
    root: "5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328",
    signedAt: "2026-11-28T09:00:00.000Z",
    note: "adjutant.example.com\n",
  },
  keys: [
    "adjutant.example.com/log/0193a000-0000-7000-8000-000000000002/20261128T080000000Z+7d5aa436+AYqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29c",
  ],
};
const closed = {
  ...log,
  id: "0193a000-0000-7000-8000-000000000003",
  origin: `${log.origin}/old`,
  generation: 1,
};
const state = {
  logs: [log, { ...closed, closedAt: "2026-11-28T07:59:00.000Z", closedBecause: "rolled_back" }],
  waiting: { count: 12, since: "2026-11-28T09:00:00.000Z" },
  witnesses: [
    { name: "witness.example.org/one", cosignedAt: "2026-11-28T09:00:00.000Z", failure: null },
    {
      name: "witness.example.org/two",
      cosignedAt: null,
      failure: "The witness cannot be reached: timed out",
    },
  ],
  installationKeys: [],
  mayExport: true,
};

sweep({
  name: "The proof of the log",
  who: "person",
  allows: /status of 500/,
  looks: [
    {
      name: "verified",
      path: "/compliance/proof",
      reach: ({ page }) => page.getByRole("button", { name: "Verify now" }).click(),
      shows: (page) => page.getByText("Nothing was changed"),
      on: "both",
    },
    {
      name: "a log that is too long for a browser, after a restore, with witnesses",
      path: "/compliance/proof",
      given: answers(address, state),
      shows: (page) => page.getByText("Earlier logs"),
      on: "both",
    },
    {
      name: "for a member, who may not take it away",
      path: "/compliance/proof",
      given: answers(address, { ...state, logs: [log], witnesses: [], mayExport: false }),
      shows: (page) => page.getByText("You can verify each of your events"),
    },
    {
      name: "not loaded",
      path: "/compliance/proof",
      given: fails(address),
      shows: (page) => page.getByText("The state of the log could not be loaded"),
    },
    {
      name: "a log that could not be downloaded",
      path: "/compliance/proof",
      given: fails("**/api/v1/compliance/logs/export"),
      reach: ({ page }) => page.getByRole("button", { name: "Verify now" }).click(),
      shows: (page) => page.getByText("The log could not be downloaded"),
    },
  ],
});
