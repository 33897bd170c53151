import Type from 'typebox'
import { defineCall, id, moment, strictObject } from './call.ts'

/** What an upload answers: the name the file is downloaded under, and its size in bytes. */
export const storedFile = Type.Object({ FileName: Type.String(), Size: Type.Integer(), UploadedOn: moment })
const rowParams = strictObject({ id })
const upload = { access: 'team', method: 'POST', transfer: 'upload', answer: storedFile, errors: [413] } as const
const download = { access: 'team', method: 'GET', transfer: 'download', answer: Type.Unknown() } as const
const removal = { access: 'team', method: 'DELETE', answer: Type.Boolean() } as const

/** Specification 7.2, Uploads and Downloads; decisions B and C. A new upload takes the place of the file before. */
export const fileCalls = {
  uploadProfileCv: defineCall({
    ...upload,
    path: '/teammember/uploadProfileCv',
    summary: 'The caller’s CV: PDF, DOC or DOCX up to 5 MB',
    ownership: 'none',
  }),
  uploadProfilePhoto: defineCall({
    ...upload,
    path: '/teammember/uploadProfilePhoto',
    summary: 'The caller’s photo: JPG or PNG up to 2 MB; kept without what the camera wrote into it',
    ownership: 'none',
    answer: Type.Object({ PhotoUrl: Type.String() }),
  }),
  uploadCertificateCv: defineCall({
    ...upload,
    path: '/teammember/uploadCertificateCv/{id}',
    summary: 'The file of a certificate: PDF, DOC or DOCX up to 5 MB',
    params: rowParams,
    ownership: { param: 'id', is: 'ownRow', of: 'certificate' },
  }),
  uploadSkillCv: defineCall({
    ...upload,
    path: '/teammember/uploadSkillCv/{id}',
    summary: 'The certificate file of a technical skill: PDF, DOC or DOCX up to 5 MB',
    params: rowParams,
    ownership: { param: 'id', is: 'ownRow', of: 'teamMemberSkill' },
  }),
  downloadProfileCv: defineCall({
    ...download,
    path: '/teammember/downloadProfileCv',
    summary: 'The caller’s CV; 404 without one',
    ownership: 'none',
  }),
  downloadCertificateCv: defineCall({
    ...download,
    path: '/teammember/downloadCertificateCv/{id}',
    summary: 'The file of a certificate; 404 without one',
    params: rowParams,
    ownership: { param: 'id', is: 'ownRow', of: 'certificate' },
  }),
  downloadSkillCv: defineCall({
    ...download,
    path: '/teammember/downloadSkillCv/{id}',
    summary: 'The certificate file of a technical skill; 404 without one',
    params: rowParams,
    ownership: { param: 'id', is: 'ownRow', of: 'teamMemberSkill' },
  }),
  getPhoto: defineCall({
    ...download,
    access: 'public',
    path: '/teammember/photo/{id}',
    summary: 'A photo by its unguessable id, for everybody who was shown it',
    params: rowParams,
    ownership: 'shared',
  }),
  getTrainingImage: defineCall({
    ...download,
    access: 'public',
    path: '/training/image/{sha256}',
    summary: 'A picture of a course or a lesson, by what it holds',
    params: strictObject({ sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
    ownership: 'shared',
  }),
  removeCv: defineCall({
    ...removal,
    path: '/teammember/removeCv',
    summary: 'Removes the caller’s CV',
    ownership: 'none',
  }),
  removeCertificateCv: defineCall({
    ...removal,
    path: '/teammember/removeCertificateCv/{id}',
    summary: 'Removes the file of a certificate, which itself stays',
    params: rowParams,
    ownership: { param: 'id', is: 'ownRow', of: 'certificate' },
  }),
  removeSkillCv: defineCall({
    ...removal,
    path: '/teammember/removeSkillCv/{id}',
    summary: 'Removes the certificate file of a technical skill, which itself stays',
    params: rowParams,
    ownership: { param: 'id', is: 'ownRow', of: 'teamMemberSkill' },
  }),
} as const
