import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { fileNameOf, saveFile } from "#platform/web/files/save-file.ts";
import { notify } from "#platform/web/ui/toast/notify.ts";

interface Named {
  id: string;
  title: string;
}

/** Saves a conversation as Markdown or JSON. Says when that fails. */
export async function downloadConversation({ id, title }: Named, as: "markdown" | "json"): Promise<void> {
  try {
    const params = { path: { id } };
    if (as === "markdown") {
      const { data } = await api.GET("/api/v1/conversations/{id}/export/markdown", {
        params,
        parseAs: "text",
      });
      saveFile(fileNameOf(title, "md"), new Blob([data ?? ""], { type: "text/markdown" }));
    } else {
      const { data } = await api.GET("/api/v1/conversations/{id}/export", { params, parseAs: "blob" });
      if (data) saveFile(fileNameOf(title, "json"), data);
    }
  } catch (error) {
    notify({ type: "error", title: "The conversation was not exported", message: describeError(error) });
  }
}
