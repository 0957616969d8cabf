import { type Example, exampleOf } from '../example.ts';
import { uploadFile } from './upload.ts';

/** An example of each call. */
export function examples(): Example[] {
  return [
    exampleOf(
      uploadFile,
      { purpose: 'post', file: new Blob([]) },
      { id: 'upl_1', url: '/media/uploads/1.png', width: 8, height: 8 },
    ),
  ];
}
