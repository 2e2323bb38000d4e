import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";
import type { ContentKind } from "../../contract/content/content-kind.ts";
import type { Language } from "../../contract/content/language.ts";
import type { ContentValue } from "./content-value.ts";

/** Opens a preview of the page in another tab. */
export async function openPreview(
  place: { kind: ContentKind; language: Language },
  body: Record<string, ContentValue>,
): Promise<void> {
  // Before the first await, because browsers open tabs only during a press.
  const tab = window.open("about:blank", "content-preview");
  try {
    const { data } = await api.POST("/api/v1/admin/contents/{kind}/{language}/previews", {
      params: { path: place },
      body: { body },
    });
    if (!data) return;
    if (tab) tab.location.replace(data.path);
    else location.assign(data.path);
  } catch (error) {
    tab?.close();
    notify({ type: "error", title: "Error", message: describeError(error), autoClose: false });
  }
}
