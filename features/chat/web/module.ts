import { api } from "#platform/web/api/client.ts";
import type { PaletteEntry } from "#platform/web/modules/palette-source.ts";
import type { WebModule } from "#platform/web/modules/web-module.ts";
import { pathToFound } from "./path-to-found.ts";

/** Titles and messages that hold the words, each opening at its place. */
async function findTexts(words: string, signal: AbortSignal): Promise<PaletteEntry[]> {
  const query = { words, limit: 6 };
  const { data } = await api.GET("/api/v1/search/conversations", { params: { query }, signal });
  return (data?.items ?? []).map(({ conversationId, title, message }) => ({
    key: message?.id ?? conversationId,
    label: title.map(({ text }) => text).join(""),
    segments: title,
    ...(message && { excerpt: message.excerpt }),
    to: pathToFound(`/chat/${conversationId}`, message?.id),
  }));
}

/** What conversations add to the shell. */
export const chatWeb: WebModule = {
  palette: [
    {
      key: "conversations",
      label: "Conversations",
      find: async (words, signal) => {
        if (words.trim() !== "") return findTexts(words, signal);
        const { data } = await api.GET("/api/v1/conversations", { params: { query: { limit: 6 } }, signal });
        return (data?.items ?? []).map(({ id, title }) => {
          return { key: id, label: title || "New conversation", to: `/chat/${id}` };
        });
      },
    },
  ],
  settings: [{ to: "/settings/data", label: "Data" }],
  firstSteps: [
    {
      key: "question",
      title: "Ask your first question",
      text: "Each answer comes with a receipt of what was done.",
      to: "/chat",
      isDone: async (signal) => {
        const { data } = await api.GET("/api/v1/conversations", { params: { query: { limit: 1 } }, signal });
        return (data?.items.length ?? 0) > 0;
      },
    },
  ],
};
