-- A withdrawal that its member cancelled did not fail.
update capital_record set status = 'cancelled'
from withdrawal where withdrawal.record_id = capital_record.id and withdrawal.status = 'cancelled';
