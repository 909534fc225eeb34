/** Whether a value in the address means this catalogue item: by id, slug or name, singular or plural. */
export function matches(value: string | undefined, item: { id: number; name: string; slug?: string }): boolean {
  const wanted = value?.toLowerCase().replace(/s$/, '');
  return (
    wanted !== undefined &&
    [String(item.id), item.slug ?? '', item.name.toLowerCase()].some((known) => known.replace(/s$/, '') === wanted)
  );
}
