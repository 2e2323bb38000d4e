import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Page } from "#platform/contract/page.ts";
import { api } from "#platform/web/api/client.ts";
import { useRealtime } from "#platform/web/realtime/use-realtime.ts";
import {
  type DraftContent,
  type MailDraft,
  type OutgoingMail,
  outgoingMailStatuses,
} from "../contract/index.ts";

const keys = { one: ["mail"], draft: ["mail-draft"], sent: ["mails"], drafts: ["mail-drafts"] } as const;
const pageSize = 20;
const pollMs = 3_000;

type Cursor = string | undefined;
type Pages<Item> = InfiniteData<Page<Item>, Cursor>;

/** Whether a mail is about to be in another state, so that it is asked for again. */
export function isMoving({ state, secondsLeft }: OutgoingMail, readAtMs: number): boolean {
  const leftMs = secondsLeft * 1_000 - (Date.now() - readAtMs);
  return outgoingMailStatuses[state].isActive && leftMs <= 0;
}

/** One of the person's mails, live. Null for those of others, which the server does not name. */
export function useMail(id: string) {
  const client = useQueryClient();
  useRealtime<{ mailId?: string }>("mail.changed", ({ data }) => {
    if (data.mailId !== id) return;
    void client.invalidateQueries({ queryKey: [...keys.one, id] });
    // The record of its tool call says whether it can be taken back. Both have one id.
    void client.invalidateQueries({ queryKey: ["tool-call", id] });
  });
  return useQuery<OutgoingMail | null>({
    queryKey: [...keys.one, id],
    retry: false,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data && isMoving(data, dataUpdatedAt) ? pollMs : false,
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/mail/outgoing", { params: { query: { id } }, signal });
      return data?.items[0] ?? null;
    },
  });
}

/** One of the person's drafts. Null for those of others, and when it was sent or deleted. */
export function useDraft(id: string) {
  const client = useQueryClient();
  useRealtime<{ mailId?: string }>("mail.changed", ({ data }) => {
    if (data.mailId === id) void client.invalidateQueries({ queryKey: [...keys.draft, id] });
  });
  return useQuery<MailDraft | null>({
    queryKey: [...keys.draft, id],
    retry: false,
    queryFn: async ({ signal }) => {
      const { data } = await api.GET("/api/v1/mail/drafts", { params: { query: { id } }, signal });
      return data?.items[0] ?? null;
    },
  });
}

/** The person's mails, newest first, page by page. */
export function useSentMails() {
  const client = useQueryClient();
  useRealtime("mail.changed", () => {
    void client.invalidateQueries({ queryKey: keys.sent });
    void client.invalidateQueries({ queryKey: keys.drafts });
  });
  return useInfiniteQuery<Page<OutgoingMail>, Error, Pages<OutgoingMail>, readonly string[], Cursor>({
    queryKey: keys.sent,
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data?.pages.some(({ items }) => items.some((mail) => isMoving(mail, dataUpdatedAt))) ? pollMs : false,
    queryFn: async ({ pageParam, signal }): Promise<Page<OutgoingMail>> => {
      const query = { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) };
      const { data } = await api.GET("/api/v1/mail/outgoing", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
  });
}

export function useDrafts() {
  return useInfiniteQuery<Page<MailDraft>, Error, Pages<MailDraft>, readonly string[], Cursor>({
    queryKey: keys.drafts,
    initialPageParam: undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    queryFn: async ({ pageParam, signal }): Promise<Page<MailDraft>> => {
      const query = { limit: pageSize, ...(pageParam ? { cursor: pageParam } : {}) };
      const { data } = await api.GET("/api/v1/mail/drafts", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
  });
}

/** Each rejects with the server's refusal, and loads what it changed anew. */
export function useMailActs() {
  const client = useQueryClient();
  const reload = () =>
    Promise.all(Object.values(keys).map((queryKey) => client.invalidateQueries({ queryKey }))).then(
      () => undefined,
    );
  const at = (id: string) => ({ params: { path: { id } } });
  return {
    withdraw: async (id: string) => {
      await api.POST("/api/v1/mail/outgoing/{id}/withdraw", at(id)).finally(reload);
    },
    sendAgain: async (id: string) => {
      await api.POST("/api/v1/mail/outgoing/{id}/send-again", at(id)).finally(reload);
    },
    change: async (id: string, body: DraftContent) => {
      await api.PUT("/api/v1/mail/drafts/{id}", { ...at(id), body }).finally(reload);
    },
    remove: async (id: string) => {
      await api.DELETE("/api/v1/mail/drafts/{id}", at(id)).finally(reload);
    },
    send: async (id: string) => {
      const { data } = await api.POST("/api/v1/mail/drafts/{id}/send", at(id)).finally(reload);
      return data;
    },
  };
}
