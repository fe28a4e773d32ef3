/** What is said of a record of Speed that is refused. */
import { layingRecords } from '../../laying/words/records';
import { record } from '../rules/record';

export const records = layingRecords(record, 'hand');
