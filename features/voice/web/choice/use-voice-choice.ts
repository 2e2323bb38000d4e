import { useQuery } from "@tanstack/react-query";
import { useSession } from "#features/auth/web/index.tsx";

/** The id of the voice of whoever is signed in, as a query. */
export function useVoiceChoice({ isAskedAnew = false } = {}) {
  const userId = useOwnId();
  return useQuery({
    queryKey: voiceChoiceKey(userId),
    // Loaded with the first question, so that the shell does not carry it.
    queryFn: async () => (await import("./voice-choice.ts")).readVoiceChoice(userId ?? ""),
    enabled: userId !== undefined,
    refetchOnMount: isAskedAnew ? "always" : true,
  });
}

export function useOwnId(): string | undefined {
  const session = useSession();
  return session.status === "signed-in" ? session.user.id : undefined;
}

export function voiceChoiceKey(userId: string | undefined) {
  return ["voice", "choice", userId] as const;
}
