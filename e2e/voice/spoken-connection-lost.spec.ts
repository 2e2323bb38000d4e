import { createAccount, enter } from "../fixtures/account.ts";
import { axeFindsNothing } from "../fixtures/axe-finds-nothing.ts";
import { answers, questions } from "../fixtures/chat.ts";
import { beginTalk, hearsMore, state } from "../fixtures/talk.ts";
import { expect } from "../fixtures/test.ts";
import { testWithVoice as test } from "../fixtures/test-with-voice.ts";

// So long, and without a pause in it, that the connection goes away before it is all said.
test.use({
  saidOnce:
    "Please tell me what twelve times twelve is because I have been thinking about it since this morning " +
    "and could not find a pencil or a piece of paper anywhere and nobody whom I asked was able to tell me",
});

test("a lost connection pauses listening, and what was said until then is sent when it is back", async ({
  page,
  product,
  context,
  consoleIsSilent,
  transcription,
}) => {
  consoleIsSilent.allow(/ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/);
  await transcription.willHear({ always: "What is 12 * 12?" });
  await enter(page, product, await createAccount(product), "/conversation");
  await beginTalk(page);
  await expect(state(page, "I hear you")).toBeVisible();
  // One syllable is noise until more follows.
  await hearsMore(page);
  await context.setOffline(true);
  await expect(state(page, "Connection lost")).toBeVisible();
  // Of the rest of it nothing is heard.
  await page.getByRole("button", { name: "Mute" }).click();
  await axeFindsNothing(page);
  await context.setOffline(false);
  await expect(answers(page).first()).toContainText("144");
  await expect(questions(page)).toHaveCount(1);
  await expect(questions(page)).toContainText("What is 12 * 12?");
});
