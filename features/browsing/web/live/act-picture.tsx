import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#platform/web/api/client.ts";

/** The page after an act, small; a press shows it large. Nothing where its picture is not kept any more. */
export function ActPicture({ data }: { data: unknown }) {
  const shown = readShown(data);
  const [isLarge, setLarge] = useState(false);
  const address = usePicture(shown?.pictureId);
  if (!shown || !address) return null;
  const name = shown.title || "the page";
  return (
    <button
      type="button"
      aria-expanded={isLarge}
      aria-label={isLarge ? `Show the picture of ${name} small` : `Show the picture of ${name} large`}
      onClick={() => setLarge(!isLarge)}
      className="block max-w-full overflow-hidden rounded-lg border border-line-2 transition-colors hover:border-line-3"
    >
      <img
        src={address}
        alt={`${name} after this act`}
        className={isLarge ? "w-full max-w-3xl" : "h-24 w-auto"}
      />
    </button>
  );
}

function usePicture(id: string | undefined): string | undefined {
  const { data } = useQuery({
    queryKey: ["browser-picture", id],
    enabled: id !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const params = { path: { id: id ?? "" } };
      const { data: blob } = await api.GET("/api/v1/browser-pictures/{id}", {
        params,
        parseAs: "blob",
        signal,
      });
      return new Blob([blob as BlobPart], { type: "image/jpeg" });
    },
  });
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  return address;
}

function readShown(data: unknown): { pictureId: string; title: string } | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { pictureId, title } = data as Record<string, unknown>;
  return typeof pictureId === "string" && typeof title === "string" ? { pictureId, title } : undefined;
}
