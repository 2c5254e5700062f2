/** Of a row that went to another when two accounts were merged: whose it was first. By it points were posted. */
export const wasOf = (what: string, id: string) => `(
  select g.doubled_id from merger_moves v join mergers g on g.id = v.merger_id where v.what = '${what}' and v.row_id = ${id}
  -- limit: the first of them
  order by v.merger_id limit 1)`;
