import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { describeError } from "#platform/web/api/api-error.ts";
import { api } from "#platform/web/api/client.ts";
import { Spinner } from "#platform/web/ui/spinner.tsx";

/** An attached image, as the server encoded it again. */
export function PictureView({ fileId, name }: { fileId: string; name: string }) {
  const { data, error } = useQuery({
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
  if (error) return <p role="alert">{describeError(error)}</p>;
  if (!address) return <Spinner label="Loading the image" />;
  return <img src={address} alt={name} className="mx-auto max-h-[70dvh] max-w-full rounded-md" />;
}
