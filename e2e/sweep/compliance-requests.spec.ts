import type { Page } from "@playwright/test";
import type { Archive } from "#features/compliance/contract/index.ts";
import { answersAll, fails, type Stage, sweep } from "./sweep.ts";

const archives = "**/api/v1/compliance/archives";
const path = "/compliance/requests";
const idOf = (index: number) => `00000000-0000-7000-8000-${String(index).padStart(12, "0")}`;
const long = "a.person.with.a.very.long.address.that.has.no.space.in.it.at.all@department.example.com";

const ready: Archive = {
  ...{ id: idOf(1), kind: "person", subjectId: idOf(2), subjectName: "ann@example.com", isOwn: true },
  ...{ state: "ready", problem: null, doneCount: 1_204, share: 1, sizeBytes: 812_000_000 },
  ...{ expiresAt: "2026-11-30T08:00:00.000Z", createdAt: "2026-11-27T08:00:00.000Z" },
};
const made: Archive[] = [
  { ...ready, id: idOf(2), state: "waiting", doneCount: 0, share: 0 },
  { ...ready, id: idOf(3), state: "writing", isOwn: false, subjectName: long, doneCount: 310, share: 0.31 },
  ready,
  { ...ready, id: idOf(4), kind: "hold", isOwn: false, subjectName: "Acme v. Widget", sizeBytes: 91_000 },
  { ...ready, id: idOf(5), state: "failed", problem: "too_large", isOwn: false, subjectName: null },
];
const verifierKeys = [
  "log.example.com/log/019a0000-0000-7000-8000-000000000001/20251121T030000000Z+1a2b3c4d+AfPqk2",
];
const filled = answersAll([archives, { items: made, mayAskForOthers: true, verifierKeys }]);
const empty = answersAll([archives, { items: [], mayAskForOthers: false, verifierKeys }]);
const form = (page: Page) => page.getByRole("form", { name: "Archive of a person" });

sweep({
  name: "data requests",
  who: "person",
  allows: /status of (500|404)/,
  looks: [
    {
      name: "archives in all states",
      path,
      given: filled,
      shows: (page) => page.getByText("It is larger than a zip can be"),
      on: "both",
    },
    {
      name: "an address that nobody has",
      reach: async ({ page }: Stage) => {
        await page.route(archives, (route) =>
          route.request().method() === "POST"
            ? route.fulfill({
                status: 404,
                json: {
                  error: { code: "archive.person_not_found", message: "Nobody here has this address." },
                },
              })
            : route.fulfill({ json: { items: made, mayAskForOthers: true, verifierKeys } }),
        );
        await form(page).getByLabel("Address").fill("nobody@example.com");
        await form(page).getByRole("button", { name: "Request" }).click();
      },
      shows: (page) => form(page).getByText("Nobody here has this address."),
      on: "both",
    },
    {
      name: "something that is no address",
      reach: async ({ page }: Stage) => {
        await form(page)
          .getByLabel("Address")
          .fill(`${"a".repeat(400)}@example.com`);
        await form(page).getByRole("button", { name: "Request" }).click();
      },
      shows: (page) => form(page).getByText("Write an address such as name@example.com."),
    },
    {
      name: "no archives",
      path,
      given: empty,
      shows: (page) => page.getByText("No archives."),
      on: "both",
    },
    {
      name: "archives that could not be loaded",
      path,
      given: fails(archives),
      shows: (page) => page.getByText("Your archives could not be loaded"),
    },
  ],
});
