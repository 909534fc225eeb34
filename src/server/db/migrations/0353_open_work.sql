-- Open work of accounts that were disabled, or are agents no longer, is nobody's: everybody finds it as unassigned. From
-- now on it is handed over in the same step.

create function may_answer(given account) returns boolean language sql immutable as $$
  select given.disabled_at is null and (given.is_superuser or 'agent' = any(given.roles))
$$;
update enquiry e set assignee_id = null from account a
where a.id = e.assignee_id and e.state <> 'closed' and not may_answer(a);
update property p set agent_id = null from account a
where a.id = p.agent_id and p.lifecycle <> 'sold' and not may_answer(a);
drop function may_answer;
