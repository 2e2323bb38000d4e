import type { Page } from "playwright-core";
import { answers, openReceipt, questions, receipts } from "../../e2e/fixtures/chat.ts";
import { cropAround } from "./crop.ts";
import { type Dialogue, onTheRoad, renewal, short } from "./dialogues.ts";
import type { Scene } from "./scene.ts";

const column = { viewport: { width: 696, height: 1500 }, scale: 3 } as const;
const desk = { viewport: { width: 1280, height: 930 }, scale: 2 } as const;
/** The height of a two-sentence conversation with the composer. */
const low = { viewport: { width: 696, height: 600 }, scale: 3 } as const;
const phone = { viewport: { width: 375, height: 837 }, scale: 3, isPhone: true } as const;

const played = new Map<Dialogue, string>();

/** Plays a dialogue once for any number of scenes. Returns its path. */
function play(dialogue: Dialogue): (page: Page) => Promise<string> {
  return async (page) => {
    const known = played.get(dialogue);
    if (known) return known;
    await page.goto("/chat");
    await messageBox(page).fill(dialogue.question);
    // A key would start a new line on phones.
    await sendButton(page).click();
    await receipts(page).waitFor();
    const { pathname } = new URL(page.url());
    played.set(dialogue, pathname);
    return pathname;
  };
}

const answer = (page: Page) => answers(page).first();
const sendButton = (page: Page) => page.getByRole("button", { name: "Send", exact: true });
const messageBox = (page: Page) => page.getByRole("textbox", { name: "Message", exact: true });

/** Everything below the test mode bar. */
const belowBar = (height: number) => async (page: Page) => {
  const { y = 0, width = 0 } = (await page.getByRole("banner").boundingBox()) ?? {};
  return { x: 0, y, width, height: height - y };
};

export const conversationScenes: Scene[] = [
  {
    ...{ name: "conversation", who: "jana", at: play(renewal), ...column },
    show: (page) => answer(page).getByRole("table").waitFor(),
    crop: (page) => cropAround([questions(page).first(), answer(page)], 20),
  },
  {
    ...{ name: "tool-call", who: "jana", at: play(renewal), ...column },
    async show(page) {
      await answer(page)
        .getByRole("button", { name: /^Calculate / })
        .click();
      await answer(page).getByRole("region", { name: "Result" }).waitFor();
    },
    crop: (page) =>
      cropAround(
        [answer(page).getByRole("button", { name: /^Search / }), answer(page).getByRole("paragraph").first()],
        14,
      ),
  },
  {
    ...{ name: "receipt", who: "jana", at: play(renewal), ...column },
    show: (page) => openReceipt(page, answer(page)),
    crop: (page) =>
      cropAround(
        [
          page.getByRole("dialog", { name: "Receipt" }),
          answer(page).getByRole("button", { name: /^Receipt / }),
        ],
        24,
      ),
  },
  {
    ...{ name: "limit", who: "omar", at: play(short), ...low },
    async show(page) {
      await messageBox(page).fill("And one for Tomas: the invoice follows on Friday.");
      await messageBox(page).press("Enter");
      await notice(page).waitFor();
    },
    crop: (page) => cropAround([questions(page).first(), sendButton(page)], 20),
  },
  {
    ...{ name: "desk", who: "jana", at: play(renewal), ...desk },
    show: (page) => answer(page).getByRole("table").waitFor(),
    crop: belowBar(desk.viewport.height),
  },
  {
    ...{ name: "phone", who: "jana", at: play(onTheRoad), ...phone },
    show: (page) => answer(page).getByRole("paragraph").nth(1).waitFor(),
    crop: belowBar(phone.viewport.height),
  },
];

const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "has used all" });
