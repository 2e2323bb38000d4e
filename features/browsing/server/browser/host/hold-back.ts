import type { BrowserContext, Page, Request, Response, Route } from "playwright-core";

/** What a click may do that nobody approved: follow the link that was judged. Null: the element is no link. */
export type Permitted = { href: string | null };

/**
 * Carries out a click that nobody approved. What it would send is held back, whatever the element looks like: a request
 * that changes something, a form, another address than that of the link. Returns where it would have gone.
 */
export async function holdBack(
  context: BrowserContext,
  permitted: Permitted,
  act: () => Promise<void>,
): Promise<string | undefined> {
  let heldFor: string | undefined;
  /** Pages that have left what was clicked on. What the next document sends is not the click's. */
  const left = new Set<Page>();
  const onRequest = async (route: Route) => {
    const request = route.request();
    const page = pageOf(request);
    if ((page && left.has(page)) || !isSent(request, permitted)) {
      await route.continue().catch(() => undefined);
      return;
    }
    heldFor ??= URL.parse(request.url())?.host ?? "another site";
    await route.abort("aborted").catch(() => undefined);
  };
  const onResponse = (response: Response) => {
    const request = response.request();
    const page = pageOf(request);
    const isRedirect = response.status() >= 300 && response.status() < 400;
    if (page && isOfWholePage(request) && !isRedirect) left.add(page);
  };
  context.on("response", onResponse);
  await context.route(() => true, onRequest);
  try {
    await act();
  } finally {
    context.off("response", onResponse);
    await context.unrouteAll({ behavior: "ignoreErrors" }).catch(() => undefined);
  }
  return heldFor;
}

function isSent(request: Request, { href }: Permitted): boolean {
  if (!/^(?:GET|HEAD|OPTIONS)$/.test(request.method())) return true;
  if (!isOfWholePage(request)) return false;
  // A form puts its fields behind the question mark, like many links, which are judged by what stands there.
  return href === null ? request.url().includes("?") : withoutHash(request.url()) !== withoutHash(href);
}

function isOfWholePage(request: Request): boolean {
  if (!request.isNavigationRequest()) return false;
  try {
    return request.frame().parentFrame() === null;
  } catch {
    // A new window, before it is there.
    return true;
  }
}

function pageOf(request: Request): Page | undefined {
  try {
    return request.frame().page();
  } catch {
    return undefined;
  }
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/, "");
}
