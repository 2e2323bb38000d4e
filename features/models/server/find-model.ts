import type { ModelWithProvider } from "./model.repository.ts";

/** Finds a model by id, "provider/model", label or provider name, in this order. */
export function findModel(rows: ModelWithProvider[], ref: string): ModelWithProvider | undefined {
  const wanted = ref.trim().toLowerCase();
  const isNamed = (name: string) => name.toLowerCase() === wanted;
  return (
    rows.find((row) => row.id === wanted) ??
    rows.find((row) => isNamed(`${row.provider.name}/${row.model_id}`)) ??
    rows.find((row) => isNamed(row.label)) ??
    rows.find((row) => isNamed(row.model_id))
  );
}
