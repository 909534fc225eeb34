import type { Page, Route } from '@playwright/test';

interface Listing {
  id: number;
  stale: boolean;
  hidden_at: string | null;
}

/** Shows a page a listing as three weeks of silence would make it, until `end()`. */
export async function makeStale(page: Page, id: number): Promise<{ end: () => Promise<void> }> {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  const aged = <Answer extends Listing>(listing: Answer): Answer =>
    listing.id === id ? { ...listing, stale: true, hidden_at: tomorrow } : listing;
  const age = async (route: Route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    const answer = (await response.json()) as Listing | Listing[];
    await route.fulfill({ response, json: Array.isArray(answer) ? answer.map(aged) : aged(answer) });
  };
  const calls = [new RegExp(`/api/properties/${id}/$`), /\/api\/properties\/\?.*owner=me/];
  for (const call of calls) await page.route(call, age);
  return {
    end: async () => {
      for (const call of calls) await page.unroute(call, age);
    },
  };
}
