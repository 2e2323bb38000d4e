import { ApiError } from "#platform/web/api/api-error.ts";
import { watchedFetch } from "#platform/web/api/reachability.ts";
import type { paths } from "#platform/web/api/schema.gen.ts";
import type { Language } from "#platform/web/language/language.ts";
import { readPageLanguage } from "#platform/web/language/page-language.ts";
import { log } from "#platform/web/log.ts";

type ShownVersions =
  paths["/api/v1/legal-versions"]["get"]["responses"]["200"]["content"]["application/json"];

const shown = new Map<Language, Promise<ShownVersions | undefined>>();

/** Loads the versions of the legal texts shown in a language. The first result is kept. */
export function loadShownVersions(language: Language): Promise<ShownVersions | undefined> {
  const known = shown.get(language);
  if (known) return known;
  const own = readVersions(language).catch((error: unknown) => {
    log.debug("The versions of the legal texts could not be read.", error);
    shown.delete(language);
    return undefined;
  });
  shown.set(language, own);
  return own;
}

/** Sign-up remarks: the page's language, and the shown versions. Without them the newest versions count. */
export async function signUpRemarksOfPage(): Promise<{ language: Language; legal_versions?: ShownVersions }> {
  const language = readPageLanguage();
  const versions = await loadShownVersions(language);
  return { language, ...(versions ? { legal_versions: versions } : {}) };
}

/** Plain fetch: the typed client with its queries would be a tenth of this page's JavaScript. */
async function readVersions(language: Language): Promise<ShownVersions> {
  const response = await watchedFetch(`/api/v1/legal-versions?language=${language}`);
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => undefined));
  return response.json();
}
