import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api } from "#platform/web/api/client.ts";
import { PreviewState } from "./preview-state.tsx";

/** An attached image, as the server encoded it again. */
export function PictureView({ fileId, name }: { fileId: string; name: string }) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["file", fileId, "picture"],
    queryFn: async ({ signal }) => {
      const params = { path: { id: fileId } };
      const { data: blob } = await api.GET("/api/v1/files/{id}/picture", { params, parseAs: "blob", signal });
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
  if (error || !address)
    return (
      <PreviewState
        {...{ text: "Loading the picture", error, isRetrying: isFetching, onRetry: () => void refetch() }}
      />
    );
  return <img src={address} alt={name} className="mx-auto max-h-[70dvh] max-w-full rounded-md" />;
}
