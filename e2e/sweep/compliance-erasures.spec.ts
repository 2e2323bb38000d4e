import type { Page } from "@playwright/test";
import type {
  Erasure,
  KeptOfPerson,
  PublicErasure,
  WaitingErasure,
} from "#features/compliance/contract/index.ts";
import { answersAll, fails, type Stage, sweep } from "./sweep.ts";

const erasures = "**/api/v1/compliance/erasures*";
const closingAccounts = "**/api/v1/compliance/erasures/closing*";
const one = "**/api/v1/erasures/*";
const path = "/compliance/requests";
const idOf = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
const long = "a.person.with.a.very.long.address.that.has.no.space.in.it.at.all@department.example.com";

const kept: KeptOfPerson[] = [
  {
    tables: ["audit_events", "audit_facets", "logs", "log_entries", "log_checkpoints"],
    what: { en: "events of the log without personal content", de: "Ereignisse ohne persönlichen Inhalt" },
    ground: { en: "accountability (GDPR Art. 5 (2))", de: "Rechenschaftspflicht (DSGVO Art. 5 Abs. 2)" },
    until: { en: "for good", de: "auf Dauer" },
    isOfAnonymized: false,
  },
  {
    tables: ["conversations", "messages"],
    what: { en: "what the person made", de: "was die Person geschaffen hat" },
    ground: { en: "legitimate interest (GDPR Art. 6 (1) f)", de: "berechtigtes Interesse" },
    until: { en: "until it is deleted", de: "bis es gelöscht wird" },
    isOfAnonymized: true,
  },
];
const closing: WaitingErasure = {
  ...{ userId: idOf(1), email: "ann@example.com", heldBy: null, needsOwner: false },
  ...{ askedAt: "2026-11-20T08:00:00.000Z", dueAt: "2026-12-04T08:00:00.000Z" },
};
const waiting: WaitingErasure[] = [
  closing,
  {
    ...{ ...closing, userId: idOf(2), email: long },
    heldBy:
      "The hold “Acme v. Widget” keeps this account, so it cannot be deleted. Ask Ann Lee, who placed it.",
  },
  { ...closing, userId: idOf(3), email: null, needsOwner: true },
];
const done: Erasure = {
  ...{
    id: idOf(4),
    subjectId: idOf(5),
    kind: "deleted",
    state: "done",
    askedBy: "person",
    isCertified: true,
  },
  ...{ askedAt: "2026-11-20T08:00:00.000Z", finishedAt: "2026-11-20T08:01:00.000Z" },
  ...{ checkedAt: "2026-11-20T09:00:00.000Z", restoredAt: null, rows: 12_410, files: 31, keys: 4 },
};
const items: Erasure[] = [
  {
    ...done,
    id: idOf(6),
    state: "running",
    isCertified: false,
    finishedAt: null,
    checkedAt: null,
    askedBy: "admin",
  },
  { ...done, id: idOf(7), isCertified: false, checkedAt: null },
  done,
  { ...done, id: idOf(8), state: "held", restoredAt: "2026-11-21T08:00:00.000Z", isCertified: false },
  { ...done, id: idOf(9), kind: "anonymized", askedBy: "product" },
  { ...done, id: idOf(10), state: "needs_admin", restoredAt: "2026-11-21T08:00:00.000Z", isCertified: false },
  { ...done, id: idOf(11), state: "id_taken", restoredAt: "2026-11-21T08:00:00.000Z", isCertified: false },
];
const filled = answersAll(
  [erasures, { items, nextCursor: null, kept }],
  [closingAccounts, { items: waiting, nextCursor: idOf(3) }],
);
const dialog = (page: Page) => page.getByRole("dialog");
const certified: PublicErasure = {
  ...{ id: idOf(4), kind: "deleted", rows: 12_410, files: 31, keys: 4, kept },
  ...{ askedAt: done.askedAt, finishedAt: done.finishedAt, checkedAt: done.checkedAt },
  certificate: `adjutant-erasure/1\nversion 1\nlog example.com/log/_meta/20261120T080000000Z\nentry 4711\n${"kept audit_events | a long line that a phone scrolls | accountability | for good\n".repeat(4)}\n— example.com/log/_meta/20261120T080000000Z AAAAAAAA\n`,
  keysOfLog: [
    "example.com/log/_meta/20261120T080000000Z+7d5aa436+AYqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29c",
  ],
};

sweep({
  name: "erasures of people",
  who: "admin",
  allows: /status of (500|404|409)/,
  looks: [
    {
      name: "erasures in all states",
      path,
      given: filled,
      reach: ({ page }) => page.getByText("What is kept of everybody").click(),
      shows: (page) => page.getByText("for good"),
      on: "both",
    },
    {
      name: "erasing a person",
      reach: ({ page }) => page.getByRole("button", { name: "Erase a person" }).click(),
      shows: (page) => dialog(page).getByLabel("Address of the person"),
      on: "both",
    },
    {
      name: "a person whom a hold keeps",
      reach: async ({ page }: Stage) => {
        await page.route(erasures, (route) =>
          route.request().method() === "POST"
            ? route.fulfill({
                status: 409,
                json: { error: { code: "hold.standing", message: waiting[1]?.heldBy ?? "" } },
              })
            : route.fulfill({ json: { items, nextCursor: null, kept } }),
        );
        await dialog(page).getByLabel("Address of the person").fill(long);
        await dialog(page).getByLabel("The address once more").fill(long);
        await dialog(page).getByRole("button", { name: "Erase for good" }).click();
      },
      shows: (page) => dialog(page).getByText("“Acme v. Widget” keeps this account"),
      on: "both",
    },
    {
      name: "nobody was erased",
      path,
      given: answersAll(
        [erasures, { items: [], nextCursor: null, kept }],
        [closingAccounts, { items: [], nextCursor: null }],
      ),
      shows: (page) => page.getByText("Nobody was erased yet."),
    },
    {
      name: "erasures that could not be loaded",
      path,
      given: fails(erasures),
      shows: (page) => page.getByText("The erasures could not be loaded"),
    },
    {
      name: "a certificate",
      path: `/erasures/${idOf(4)}`,
      given: answersAll([one, certified]),
      shows: (page) => page.getByRole("heading", { name: "The certificate" }),
      on: "both",
    },
    {
      name: "a certificate that is not issued yet",
      path: `/erasures/${idOf(4)}`,
      given: answersAll([
        one,
        { ...certified, certificate: null, finishedAt: null, checkedAt: null, keysOfLog: [] },
      ]),
      shows: (page) => page.getByText("The certificate is not issued yet"),
    },
    {
      name: "no such certificate",
      path: `/erasures/${idOf(9)}`,
      given: fails(one, 404, { error: { code: "erasure.not_found", message: "No." } }),
      shows: (page) => page.getByText("There is no erasure under this number"),
      on: "both",
    },
  ],
});
