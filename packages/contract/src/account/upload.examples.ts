import { type Example, exampleOf } from '../example.ts';
import { uploadFile } from './upload.ts';

export function examples(): Example[] {
  return [
    exampleOf(
      uploadFile,
      { purpose: 'post', file: new Blob([]) },
      { id: 'upl_1', url: '/media/uploads/1.png', width: 8, height: 8 },
    ),
  ];
}
