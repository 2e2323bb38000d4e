import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { afterProof } from "#features/auth/web/index.tsx";
import { api } from "#platform/web/api/client.ts";
import type { InvitationState } from "../../contract/invitations/invitation.ts";
import type { InvitePeople } from "../../contract/invitations/invite-people.ts";

const key = ["invitations"] as const;
/** The refusal of an act that wants a recent proof. */
const proofWanted = "member.prove_again";
const pageSize = 20;

/** Seats and obstacles. */
export function useInvitingRoom() {
  return useQuery({
    queryKey: [...key, "room"],
    queryFn: async ({ signal }) => (await api.GET("/api/v1/invitations/room", { signal })).data ?? null,
  });
}

/** The invitations of the workspace, newest first; those in one state, or all. */
export function useInvitations(state: InvitationState | undefined) {
  return useInfiniteQuery({
    queryKey: [...key, "list", state ?? "all"],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const query = { limit: pageSize, ...(cursor && { cursor }), ...(state && { state }) };
      const { data } = await api.GET("/api/v1/invitations", { params: { query }, signal });
      return data ?? { items: [], nextCursor: null };
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.nextCursor ?? undefined,
  });
}

/** What owners and admins do with invitations. Each rejects with the server's refusal, and updates the page. */
export function useInvitationActs() {
  const client = useQueryClient();
  const reload = () => client.invalidateQueries({ queryKey: key });
  return {
    reload,
    async invite(body: InvitePeople) {
      const { data } = await afterProof(() => api.POST("/api/v1/invitations", { body }), proofWanted);
      await reload();
      return data ?? { lines: [], sent: 0 };
    },
    async resend(id: string): Promise<void> {
      await afterProof(
        () => api.POST("/api/v1/invitations/{id}/resend", { params: { path: { id } } }),
        proofWanted,
      );
      await reload();
    },
    async withdraw(id: string): Promise<void> {
      await api.DELETE("/api/v1/invitations/{id}", { params: { path: { id } } });
      await reload();
    },
  };
}
