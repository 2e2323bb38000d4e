import { useQuery } from "@tanstack/react-query";
import { useSession } from "#features/auth/web/index.tsx";

/** The id of the signed-in person's voice, as a query. */
export function useVoiceChoice({ isAskedAnew = false } = {}) {
  const userId = useOwnId();
  return useQuery({
    queryKey: voiceChoiceKey(userId),
    // Loaded on first use, to keep it out of the shell.
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
