import { readFile, rm, stat } from "node:fs/promises";
import type { Page } from "playwright-core";
import { checkUrl } from "#platform/server/guarded-fetch/check-url.ts";
import { GuardedFetchError } from "#platform/server/guarded-fetch/guarded-fetch-error.ts";
import { refusalInWords } from "../../refusal-in-words.ts";
import { ActError } from "./act-error.ts";
import { describeElement, elementOf } from "./describe-element.ts";
import { holdBack } from "./hold-back.ts";
import type { OpenContext } from "./open-context.ts";
import type { Order, PageElement, PageState } from "./orders.ts";
import { begunNavigation, coveredPicture, pageState, settle } from "./page-state.ts";
import { pressInputs } from "./person-input.ts";
import { refsOf } from "./refs-of.ts";
import type { SecretValues } from "./secret-values.ts";

/** What was shown to a person before they approved an act, by the id of its call. */
export type Shown = Map<string, string>;

export interface Session {
  open: OpenContext;
  secrets: SecretValues;
  shown: Shown;
  /** Elements whose click was held back, by page and name: from then on they count as sending. */
  sending: Set<string>;
  allowedOrigins: readonly string[];
  /** Whether its pages are those of private servers that are allowed. */
  isInside: boolean;
  /** Gives it a new context in which the other pages are reachable. */
  move(isInside: boolean): Promise<void>;
}

const mostDownloadBytes = 20_000_000;
const mostShown = 200;
const mostSending = 200;

/** Opens a known address in the page on top. Throws when the address does not answer. */
export async function openAddress(session: Session, url: string): Promise<PageState> {
  let isInside: boolean;
  try {
    isInside = checkUrl(url, session.allowedOrigins).isAllowedOrigin;
  } catch (error) {
    throw new ActError(
      "address_refused",
      error instanceof GuardedFetchError ? refusalInWords(error) : "This is not a valid web address.",
    );
  }
  if (isInside !== session.isInside) await session.move(isInside);
  const { open, secrets } = session;
  const page = await open.page();
  try {
    await page.goto(url, { waitUntil: "domcontentloaded" });
  } catch (error) {
    throw new ActError("not_opened", `${new URL(url).host} was not opened: ${reasonOf(error)}`);
  }
  return pageState(open, secrets);
}

/**
 * What elements are. Remembers it for the act of this id, which is done only while they stay so: what changes
 * between two looks is never done.
 */
export async function describe(
  { open, secrets, shown, sending }: Session,
  { refs, rememberAs }: Extract<Order, { act: "describe" }>,
): Promise<PageElement[]> {
  const elements = await describeAll(await open.page(), refs);
  const now = JSON.stringify(elements);
  const before = shown.get(rememberAs);
  shown.set(rememberAs, before === undefined || before === now ? now : "changed");
  if (shown.size > mostShown) shown.delete(shown.keys().next().value ?? "");
  return elements.map((element) => {
    const known = hideSecrets(element, secrets);
    return sending.has(nameOf(element)) ? { ...known, kind: "submit" } : known;
  });
}

async function describeAll(page: Page, refs: readonly string[]): Promise<PageElement[]> {
  const elements: PageElement[] = [];
  for (const ref of refs) elements.push(await describeElement(page, ref));
  return elements;
}

function hideSecrets(element: PageElement, secrets: SecretValues): PageElement {
  const { form } = element;
  const fields = form?.fields.map((field) => ({
    ...field,
    value: field.isSecret ? field.value && "•" : secrets.hide(field.value),
  }));
  return {
    ...element,
    name: secrets.hide(element.name),
    form: form && { ...form, target: secrets.hide(form.target), fields: fields ?? [] },
  };
}

export async function click(
  session: Session,
  { ref, asShown, isApproved }: Extract<Order, { act: "click" }>,
): Promise<PageState> {
  const { open, secrets, sending } = session;
  const [described] = await requireAsShown(session, [ref], asShown);
  const element = await elementOf(await open.page(), ref);
  const press = async () => {
    await element.click({ timeout: 8_000 }).catch(explain);
    await begunNavigation(await open.page());
    await settle(await open.page());
  };
  if (isApproved) {
    await press();
    return pageState(open, secrets);
  }
  const host = await holdBack(open.context, { href: described?.href ?? null }, press);
  if (host === undefined) return pageState(open, secrets);
  if (described) sending.add(nameOf(described));
  if (sending.size > mostSending) sending.delete(sending.values().next().value ?? "");
  throw new ActError(
    "click_sends",
    `This click sends data to ${host.slice(0, 200)}, so nothing was sent. Use browser_read, and click on it once more if it is needed: the person is asked first.`,
  );
}

/** What stays the same when a click changed the page. */
function nameOf({ name, href, pageUrl }: PageElement): string {
  return JSON.stringify([name, href, pageUrl]);
}

/** Fills in fields, and sends their form where `submit` names its button. */
export async function type(
  session: Session,
  { fields, submit, asShown }: Extract<Order, { act: "type" }>,
): Promise<PageState> {
  const { open, secrets } = session;
  const page = await open.page();
  await requireAsShown(session, refsOf({ fields, submit }), asShown);
  for (const { ref } of fields) refuseSecretField(await describeElement(page, ref));
  for (const { ref, text } of fields) await fill(page, ref, text);
  if (submit) {
    await (await elementOf(page, submit)).click({ timeout: 8_000 }).catch(explain);
    await begunNavigation(page);
  }
  return pageState(open, secrets);
}

async function fill(page: Page, ref: string, text: string): Promise<void> {
  const element = await elementOf(page, ref);
  // Again, since scripts of the page ran meanwhile.
  const described = await describeElement(page, ref);
  refuseSecretField(described);
  if (described.kind !== "choice") return element.fill(text, { timeout: 8_000 }).catch(explain);
  const tag = await element.evaluate(({ tagName }) => tagName);
  if (tag === "SELECT") await element.selectOption({ label: text }, { timeout: 8_000 }).catch(explain);
  else await element.setChecked(text !== "off", { timeout: 8_000 }).catch(explain);
}

function refuseSecretField({ secret, name }: PageElement): void {
  if (secret === "none") return;
  const what = secret === "password" ? "a password or code" : "data of payment";
  throw new ActError(
    "secret_field",
    `“${name}” is a field for ${what}. Only the person fills it in: ask them to take over the browser` +
      (secret === "password" ? ", or use browser_fill_secret with a secret that they stored." : "."),
  );
}

export async function scroll({ open, secrets }: Session, direction: "up" | "down"): Promise<PageState> {
  const page = await open.page();
  await page.mouse.move(400, 300);
  await page.mouse.wheel(0, direction === "down" ? 650 : -650);
  await settle(page);
  return pageState(open, secrets);
}

/** Clicks on what begins a download. Answers its content, which this process can read and the server need not. */
export async function download(
  session: Session,
  { ref, asShown }: Extract<Order, { act: "download" }>,
): Promise<{ state: PageState; name: string; content: string }> {
  const { open, secrets } = session;
  await requireAsShown(session, [ref], asShown);
  const page = await open.page();
  const element = await elementOf(page, ref);
  const [file] = await Promise.all([
    page.waitForEvent("download", { timeout: 20_000 }),
    element.click({ timeout: 8_000 }),
  ]).catch(() => {
    throw new ActError("no_download", "This element did not begin a download within 20 seconds.");
  });
  const path = await file.path().catch(() => undefined);
  if (!path) throw new ActError("no_download", "The download failed.");
  try {
    const { size } = await stat(path);
    if (size > mostDownloadBytes) throw new ActError("too_large", "The file is larger than 20 MB.");
    const content = (await readFile(path)).toString("base64");
    return { state: await pageState(open, secrets), name: file.suggestedFilename().slice(0, 300), content };
  } finally {
    await rm(path, { force: true });
  }
}

/** Fills in a stored secret, where both the page and the field's frame are of its origin. */
export async function fillSecret(
  session: Session,
  { ref, origin, secret }: Extract<Order, { act: "fill_secret" }>,
): Promise<PageState> {
  const { open, secrets } = session;
  const page = await open.page();
  const element = await elementOf(page, ref);
  const frame = await element.ownerFrame();
  const origins = [page.url(), frame?.url() ?? ""].map((url) => URL.parse(url)?.origin);
  if (origins.some((one) => one !== origin)) {
    throw new ActError("other_origin", `This secret is only for ${origin}, and the page is another one.`);
  }
  const isPassword = await element.evaluate(
    (field) => field instanceof HTMLInputElement && field.type === "password",
  );
  if (!isPassword) throw new ActError("no_password_field", "Only a password field is filled with a secret.");
  secrets.add(secret);
  await element.fill(secret, { timeout: 8_000 }).catch(explain);
  return pageState(open, secrets);
}

/** A whole picture of the page without its secrets, as PNG in base64. */
export async function picture({ open, secrets }: Session): Promise<{ picture: string }> {
  const page = await open.page();
  await secrets.collect(page);
  const bytes = await coveredPicture(page, secrets, { type: "png", timeout: 8_000 });
  return { picture: bytes.toString("base64") };
}

/** The hands of the person. What they type into password fields is hidden from then on. */
export async function input(
  { open, secrets }: Session,
  { events }: Extract<Order, { act: "input" }>,
): Promise<object> {
  const page = await open.page();
  await pressInputs(page, events, secrets);
  return {};
}

/** Throws when the elements are not any more what was judged, and what a person approved. */
async function requireAsShown(
  { open, shown }: Session,
  refs: readonly string[],
  id: string,
): Promise<PageElement[]> {
  const elements = await describeAll(await open.page(), refs);
  if (JSON.stringify(elements) === shown.get(id)) return elements;
  throw new ActError(
    "page_changed",
    "The page changed meanwhile, so nothing was done. Use browser_read and try again.",
  );
}

function explain(error: unknown): never {
  throw new ActError("not_done", `The page did not let this be done: ${reasonOf(error)}`);
}

/** The first line of a message of Playwright, without its call log and its colours. */
function reasonOf(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line.replace(/^[\w.]+: /, "").slice(0, 200);
}
