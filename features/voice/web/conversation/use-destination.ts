import { useQuery } from "@tanstack/react-query";
import { api } from "#platform/web/api/client.ts";

/** Where what one says goes to be written down, in a sentence; undefined until it is known. */
export function useDestination(): string | undefined {
  const { data } = useQuery({
    queryKey: ["voice", "transcriber"],
    queryFn: async () => (await api.GET("/api/v1/transcriptions")).data ?? null,
  });
  switch (data?.kind) {
    case "installation":
      return "What you say is written down on this installation’s own server.";
    case "provider":
      return `What you say is sent to ${data.name} to be written down.`;
    case "nobody":
      return "This installation does not write down what you say yet; write below, and hear the answers.";
    default:
      return undefined;
  }
}
